export default defineConfig({
  site: 'https://maps.example',
});
