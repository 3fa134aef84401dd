import { atChosenLevel } from './diagnostics/catalogue.ts';
import { joinFailures } from './diagnostics/join-failures.ts';
import { compareDiagnostics, type Diagnostic } from './diagnostics/diagnostic.ts';
import type { Links } from './locales/open-links.ts';
import type { Sites } from './locales/open-sites.ts';
import { withoutRepeatedDiagnostics } from './locales/repeated-diagnostics.ts';
import { placeInCommit } from './project/git/git-versions.ts';
import type { ParsedSources } from './project/content/parse-sources.ts';
import { settingPlacer } from './project/settings/place-problems.ts';
import type { Project } from './project/project.ts';
import { isDisabled, placeInFile } from './source/source-diagnostics.ts';

/**
 * Collects the diagnostics of the project, parse, site and link stages.
 *
 * @param shadowedIn returns the diagnostics of files that collide with pages of a language
 */
export function openSiteDiagnostics(
  project: Project,
  parsed: ParsedSources,
  { locales, sites }: Pick<Sites, 'locales' | 'sites'>,
  { linkedIn }: Pick<Links, 'linkedIn'>,
  shadowedIn: (locale: string) => readonly Diagnostic[],
) {
  const diagnosticsIn = (locale: string) => [
    ...sites(locale).diagnostics,
    ...linkedIn(locale).diagnostics,
    ...shadowedIn(locale),
  ];
  return {
    /**
     * Returns the diagnostics that are enabled, with their configured severities and locations in files,
     * sorted.
     */
    reported: (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
      diagnostics
        .filter((diagnostic) => !isDisabled(diagnostic, parsed.sources))
        .flatMap((diagnostic) => atChosenLevel(diagnostic, project.site.config.rules))
        .map((diagnostic) => placeInFile(diagnostic, parsed.sources))
        .map(project.provided.placeInOrigin)
        .map(settingPlacer(project.site))
        .map((diagnostic) => placeInCommit(diagnostic, project.git))
        .sort(compareDiagnostics),
    /** Returns the diagnostics of the project, sources, site structure and links. They are known before page data is
     * computed. */
    ofPages: () => [
      ...project.diagnostics,
      ...joinFailures(parsed.diagnostics),
      ...withoutRepeatedDiagnostics(locales().map(diagnosticsIn)),
    ],
  };
}
