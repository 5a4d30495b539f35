export default function StaffPage() {
  return <h1>Stub</h1>;
}
