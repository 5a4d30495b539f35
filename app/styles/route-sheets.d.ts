/** Style sheets by the file that starts a page in the browser; none while Vite serves the site. */
declare module 'virtual:route-sheets' {
  const sheets: Partial<Record<string, string>>;
  export default sheets;
}
