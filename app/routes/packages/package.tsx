export default function PackagePage() {
  return <h1>Stub</h1>;
}
