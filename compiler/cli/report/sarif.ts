import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Log, ReportingDescriptor, Result } from 'sarif';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { encodePath } from '../../../corpus/url/pathname.ts';
import { messageOf, type ReportEntry } from './report-entry.ts';

/** URL of the schema for SARIF 2.1.0. */
const schema = 'https://json.schemastore.org/sarif-2.1.0.json';

/**
 * Formats diagnostics as a SARIF 2.1.0 log (an OASIS standard), which code scanning services and editors
 * read.
 *
 * @param version version of Lectern
 */
export function sarifLog(problems: readonly ReportEntry[], version: string): Log {
  const rules = new Map<string, ReportingDescriptor>();
  for (const { rule, url } of problems) rules.set(rule, url === undefined ? { id: rule } : { id: rule, helpUri: url });
  const indexes = new Map([...rules.keys()].map((id, index) => [id, index]));
  const results = problems.map((problem): Result => {
    const { rule, severity, place, related } = problem;
    const places = (related ?? []).map(({ message, ...other }) => ({
      ...locationOf(other),
      message: { text: message },
    }));
    return {
      ruleId: rule,
      ruleIndex: indexes.get(rule)!,
      level: severity,
      message: { text: messageOf(problem) },
      locations: [locationOf(place)],
      ...(places.length > 0 && { relatedLocations: places }),
    };
  });
  const driver = { name: 'Lectern', version, informationUri: 'https://lectern.example/', rules: [...rules.values()] };
  return { version: '2.1.0', $schema: schema, runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }] };
}

// Code scanning ignores results without a line, so a diagnostic for a whole file gets line 1.
function locationOf({ path: file, line = 1, column, end }: Place) {
  // In a URI, text before a colon is a scheme. `./` prevents that: `v2.0:docs/a.md` → `./v2.0:docs/a.md`.
  const relative = file.includes(':') ? `./${file}` : file;
  const uri = path.isAbsolute(file) ? pathToFileURL(file).href : encodePath(relative);
  const region = {
    startLine: line,
    startColumn: column,
    ...(end && { endLine: end.line, endColumn: end.column }),
  };
  return { physicalLocation: { artifactLocation: { uri }, region } };
}
