export default function BuildPage() {
  return <h1>Stub</h1>;
}
