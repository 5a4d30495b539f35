export default function CustomersPage() {
  return <h1>Stub</h1>;
}
