/** Lectern's API. */
import type { Route } from '../corpus/schema/index.ts';
import { inspect as inspectSite } from './inspect.ts';
import { routesFile } from './emit/tables.ts';
import type { UserConfig } from './config/config.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';

export { pageAddress } from '../corpus/address.ts';
export type * from '../corpus/types.ts';
export { compile } from './compile.ts';
export type { CompileOptions, CompileReport, CompileStats, PageExplanation } from './compile-report.ts';
export type { UserConfig } from './config/config.ts';
export type * from './config/extension-settings.ts';
export type { MarkdownPlugin } from './config/plugins.ts';
export type { UserNavbarItem } from './config/theme.ts';
export { ConfigError, type ConfigProblem } from './diagnostics/errors/problem.ts';
export { ContentError } from './diagnostics/errors/content-error.ts';
export type { RuleId } from './diagnostics/rules/index.ts';
export { defineExtension } from './extensions/extension.ts';
export type { Extension, ExtensionUse, MarkdownHook, SourceOrigin, VirtualSource } from './extensions/extension.ts';
export type {
  CacheHeaders,
  CardPage,
  CardsContext,
  OpenSocialCards,
  SocialCards,
  Emit,
  FilesContext,
  HeadElement,
  LastContent,
  ListFeatures,
  ListHead,
  OutputHeaders,
  PageHeaders,
  SiteAddresses,
  SiteFeatures,
  SiteRedirect,
  SiteRewrite,
  WriteFiles,
} from './extensions/hooks/file-hooks.ts';
export type {
  ConfigContext,
  ConfigModules,
  ForeignConfig,
  ForeignContent,
  ForeignProblem,
  GrammarModule,
  SettingNames,
  SiteCode,
  ViewerNames,
} from './extensions/hooks/config-hook.ts';
export type {
  DataFile,
  DataProblem,
  ExtensionContext,
  ExtensionFiles,
  ExtensionSite,
} from './extensions/hooks/context.ts';
export type { CacheContext, CacheFiles, OpenSharedCache } from './extensions/index.ts';
export type { SharedCache, SharedGroup } from './cache/cache.ts';
export type { OptionsSchema, SchemaIssue, SchemaResult } from './yaml/options-schema.ts';
export type {
  CheckedMenuLink,
  CheckedPage,
  CheckedSite,
  CheckedTheme,
  CheckFlags,
  CheckRun,
  CheckSummary,
  ExtensionRule,
  OptionalCheck,
  OptionalCheckContext,
  Report,
  RuleCatalogue,
  SeparateCheck,
  SeparateReport,
  ThemeColor,
} from './extensions/hooks/check-hooks.ts';
export type {
  CheckedDocument,
  CheckedHeading,
  CheckedLink,
  CheckedSection,
  ReportPlace,
} from './extensions/hooks/checked-document.ts';
export type {
  CommandApi,
  CommandLine,
  CommandTools,
  ContentFolder,
  ContentKey,
  ContentLanguage,
  ContentLink,
  ContentOptions,
  ContentSource,
  ContentVersion,
  FrontMatterChanges,
  LinkedFile,
  LookupFolders,
  PlannedChanges,
  ReadLanguage,
  ReadMessage,
  ReadMessages,
  ReadOptions,
  ReadSite,
  SettingString,
  SharedOption,
  SiteContent,
  TextEdit,
  UsageProblem,
} from './extensions/hooks/command-hooks.ts';
export type {
  LinkedSite,
  LinkedSitePage,
  PageInput,
  PageKindHook,
  PageOrigin,
} from './extensions/viewer/page-kinds.ts';
export type { ComponentHook } from './extensions/viewer/viewer-hooks.ts';
export type { Corpus } from '../corpus/reader/corpus.ts';
export type { Notice } from './extensions/hooks/notice.ts';
export type { Diagnostic, Place, Point, Range, RelatedPlace } from './diagnostics/diagnostic.ts';
export type { Severity } from './diagnostics/rule.ts';
export { EnvironmentError } from './fs/environment-error.ts';
export type { Cause } from './incremental/explain.ts';
export type { SessionReport } from './session.ts';
export type { StageTime } from './stage-clock.ts';
export { watchSite, type SiteWatch, type WatchOutcome } from './watch.ts';

/** The routes and diagnostics of a site, as a compile would report them. */
export interface Inspection {
  /** The routes, as in `corpus/routes.json`. */
  routes: Route[];
  /** All diagnostics, sorted by location. */
  diagnostics: Diagnostic[];
}

/**
 * Reads a site without writing anything.
 *
 * @param siteDir the site's folder
 * @throws ConfigError if the config can't be used. ContentError for an exception that content has caused.
 * EnvironmentError for errors of disk, network or permissions
 */
export async function inspect(siteDir: string): Promise<Inspection> {
  const { site, diagnostics } = await inspectSite(siteDir, { rehearse: true });
  const { rows, write } = routesFile({ site });
  return { routes: rows.map(write), diagnostics };
}

/** Returns the config unchanged, so that editors know its type: `export default defineConfig({ … })`. */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
