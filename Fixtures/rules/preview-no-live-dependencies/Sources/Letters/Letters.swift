#Preview { LettersView(store: LettersStore(repository: InMemoryLettersRepository())) }
final class InMemoryLettersRepository {}
#Preview { OrdersView(orders: POSOrderPreviewService(), stamps: StampSampleRepository()) }
final class POSOrderPreviewService {}
final class StampSampleRepository {}
#Preview { MealsView(meal: RoomService(dish: "Soup")) }
struct RoomService: Hashable { let dish: String }
