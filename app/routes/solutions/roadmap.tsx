export default function RoadmapPage() {
  return <h1>Stub</h1>;
}
