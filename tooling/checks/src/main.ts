import { readFileSync } from 'node:fs';
import { checkBareTexts } from './rules/bare-texts.ts';
import { checkBuildPlugins } from './rules/build-plugins.ts';
import { checkCircles } from './rules/circles.ts';
import { checkComments } from './rules/comments.ts';
import { checkDecisions } from './rules/decisions.ts';
import { checkDependencies } from './rules/dependencies.ts';
import { checkDictionaryWords } from './rules/dictionary-words.ts';
import { checkAsvs } from './rules/asvs.ts';
import { checkDocs } from './rules/docs.ts';
import { checkFolderCircles } from './rules/folder-circles.ts';
import { checkImports, checkPermissions } from './rules/imports.ts';
import { checkInstruments } from './rules/instruments.ts';
import { checkExceptions, checkLaws } from './rules/laws.ts';
import { checkLonelyFiles } from './rules/lonely-files.ts';
import { checkPlainTexts } from './rules/plain-texts.ts';
import { checkSentences } from './rules/sentences.ts';
import { checkSlices } from './rules/slices.ts';
import { checkSpelling } from './rules/spelling.ts';
import { checkTerms } from './rules/terms.ts';
import { checkActions } from './rules/supply-chain.ts';
import { graphOf } from './import-graph.ts';
import { listFiles, readManifests, readScripts, readSources } from './tracked-files.ts';

const paths = listFiles();
const sources = readSources(paths);
const workflows = paths.filter((path) => path.startsWith('.github/workflows/'));
const manifests = readManifests(paths);
const graph = graphOf(sources, manifests);
const withScripts = [...sources, ...readScripts(paths)];
const faults = [
  ...checkImports(sources),
  ...checkPermissions(sources),
  ...checkCircles(graph),
  ...checkFolderCircles(graph),
  ...checkLonelyFiles(sources, graph),
  ...checkBuildPlugins(withScripts, graphOf(withScripts, manifests)),
  ...checkBareTexts(sources),
  ...checkLaws(sources),
  ...checkExceptions(sources),
  ...checkDictionaryWords(sources),
  ...checkComments(paths),
  ...checkDocs(paths),
  ...checkAsvs('docs/security-asvs.md', readFileSync('docs/security-asvs.md', 'utf8')),
  ...checkDecisions(paths),
  ...checkSentences(paths),
  ...checkPlainTexts(paths),
  ...checkSlices(paths),
  ...checkInstruments(paths),
  ...checkSpelling(paths),
  ...checkTerms(paths),
  ...workflows.flatMap((path) => checkActions(path, readFileSync(path, 'utf8'))),
  ...checkDependencies(
    'package-lock.json',
    paths.filter((path) => path.endsWith('package.json')),
  ),
];
for (const fault of faults) console.error(fault);
console.log(`checks: ${sources.length} sources read, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
