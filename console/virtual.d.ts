/** `METHOD /path` of each call: `vite/api-calls.ts`. */
declare module 'virtual:console-calls' {
  const calls: Readonly<Record<import('#contract/console/calls.ts').ConsoleCallName, string>>;
  export default calls;
}
