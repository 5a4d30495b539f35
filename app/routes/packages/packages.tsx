export default function PackagesPage() {
  return <h1>Stub</h1>;
}
