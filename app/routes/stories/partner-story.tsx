export default function PartnerStoryPage() {
  return <h1>Stub</h1>;
}
