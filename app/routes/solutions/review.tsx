export default function ReviewPage() {
  return <h1>Stub</h1>;
}
