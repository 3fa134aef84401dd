import { atChosenLevel } from './diagnostics/catalogue.ts';
import { joinFailures } from './diagnostics/join-failures.ts';
import { compareDiagnostics, type Diagnostic } from './diagnostics/diagnostic.ts';
import type { Links } from './locales/open-links.ts';
import type { Sites } from './locales/open-sites.ts';
import { withoutRepeatedFaults } from './locales/repeated-faults.ts';
import { placeInCommit } from './project/git/git-versions.ts';
import type { ParsedSources } from './project/content/parse-sources.ts';
import { settingPlacer } from './project/settings/place-problems.ts';
import type { Project } from './project/project.ts';
import { isDisabled, placeInFile } from './source/source-diagnostics.ts';

/**
 * Collects the diagnostics of a site.
 *
 * @param shadowedIn returns the diagnostics of files that conflict with the pages of a language
 */
export function openSiteFaults(
  project: Project,
  parsed: ParsedSources,
  { locales, sites }: Pick<Sites, 'locales' | 'sites'>,
  { linkedIn }: Pick<Links, 'linkedIn'>,
  shadowedIn: (locale: string) => readonly Diagnostic[],
) {
  const faultsIn = (locale: string) => [
    ...sites(locale).diagnostics,
    ...linkedIn(locale).diagnostics,
    ...shadowedIn(locale),
  ];
  return {
    /** @returns the diagnostics that the site's rules enable, with their locations, sorted */
    told: (faults: readonly Diagnostic[]): Diagnostic[] =>
      faults
        .filter((diagnostic) => !isDisabled(diagnostic, parsed.sources))
        .flatMap((diagnostic) => atChosenLevel(diagnostic, project.site.config.rules))
        .map((diagnostic) => placeInFile(diagnostic, parsed.sources))
        .map(project.provided.placeInOrigin)
        .map(settingPlacer(project.site))
        .map((diagnostic) => placeInCommit(diagnostic, project.git))
        .sort(compareDiagnostics),
    /** Diagnostics of pages and links, before page data is read. */
    ofPages: () => [
      ...project.diagnostics,
      ...joinFailures(parsed.diagnostics),
      ...withoutRepeatedFaults(locales().map(faultsIn)),
    ],
  };
}
