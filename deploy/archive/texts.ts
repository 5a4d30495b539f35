/** The small files that an archive has in addition to the build. */
import { memorySettings } from '#scripts/build.mjs';
import type { Project } from './project.ts';

export const readme = ({ name, version, nodeVersion, commands }: Project, platform: string) =>
  `${name} ${version} for ${platform}. It needs Node ${nodeVersion} or newer, and nothing has to be installed.
Start it here: bin/site, or node program/main.js. Settings come from the environment or from a file .env; the site writes only into DATA_DIR (data).
Commands: bin/site ${commands.join('|')} …, each of which lists what it does. License: LICENSE, THIRD-PARTY-LICENSES; all parts: sbom.cdx.json.
`;

/** Node reads \`.js\` files as modules only below a file that says so. */
export const manifest = ({ name, version, license, nodeVersion }: Project) =>
  `${JSON.stringify({ name, version, license, private: true, type: 'module', engines: { node: `>=${nodeVersion}` } }, null, 2)}\n`;

/** The command \`bin/site\`. Like \`npm start\`, it starts the site with less memory. */
export const launcher = ({ commands }: Project) => {
  const environment = Object.entries(memorySettings.env)
    .map(([name, value]) => `${name}=\${${name}-${value}}`)
    .join(' ');
  return `#!/bin/sh
# Starts the site, or runs one of its commands: ${commands.join(', ')}.
programs=$(dirname "$0")/../program
case \${1-} in
'' | --*)
  export ${environment}
  exec node ${memorySettings.options.join(' ')} "$programs/main.js" "$@"
  ;;
${commands.join(' | ')})
  command=$1
  shift
  exec node "$programs/$command.js" "$@"
  ;;
*)
  echo "Unknown command $1: use ${commands.join(', ')}, or none to start the site." >&2
  exit 2
  ;;
esac
`;
};
