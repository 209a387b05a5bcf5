export SLACK=xoxb-0123456789-abcdefghij  # expect: no-secrets
export KEY=$(cat key.txt)
