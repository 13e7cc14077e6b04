// An old Node must be able to read this file, so the syntax is old too.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 19)) {
  console.error(
    [
      `This project needs Node 22.19 or newer, and runs under ${process.version}.`,
      'npm brings Node 24 with the project, unless its install scripts were blocked. Either:',
      '  npm ci --ignore-scripts=false   lets npm bring it; then run the command again through npm',
      '  or install Node 24.',
    ].join('\n'),
  );
  process.exit(1);
}
