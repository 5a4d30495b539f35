export default function StoryPage() {
  return <h1>Stub</h1>;
}
