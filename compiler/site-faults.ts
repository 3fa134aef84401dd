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
 * What is wrong with a site.
 *
 * @param shadowedIn the faults of what is published beside the pages of a language
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
    /** @returns those of some faults that the site wants told, with their places, sorted */
    told: (faults: readonly Diagnostic[]): Diagnostic[] =>
      faults
        .filter((diagnostic) => !isDisabled(diagnostic, parsed.sources))
        .flatMap((diagnostic) => atChosenLevel(diagnostic, project.site.config.rules))
        .map((diagnostic) => placeInFile(diagnostic, parsed.sources))
        .map(settingPlacer(project.site))
        .map((diagnostic) => placeInCommit(diagnostic, project.git))
        .sort(compareDiagnostics),
    /** The faults of pages and of what leads to them, before anything is read that they are made of. */
    ofPages: () => [
      ...project.diagnostics,
      ...joinFailures(parsed.diagnostics),
      ...withoutRepeatedFaults(locales().map(faultsIn)),
    ],
  };
}
