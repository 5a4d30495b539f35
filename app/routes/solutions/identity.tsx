export default function IdentityPage() {
  return <h1>Stub</h1>;
}
