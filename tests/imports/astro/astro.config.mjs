export default {
  site: 'https://maps.example',
};
