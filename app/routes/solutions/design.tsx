export default function DesignPage() {
  return <h1>Stub</h1>;
}
