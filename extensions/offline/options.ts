import * as z from 'zod/mini';
import type { ExtensionContext, Json } from '../../compiler/index.ts';

/**
 * Conditions under which the browser stores the site for offline reading. They have the same names as in Docusaurus'
 * plugin.
 */
const strategies = ['appInstalled', 'standalone', 'queryString', 'mobile', 'saveData', 'always'] as const;
export type Strategy = (typeof strategies)[number];

/** Accepts any value, because Lectern has already checked that the options are JSON. */
const json = z.unknown() as z.ZodMiniType as z.ZodMiniType<Json>;
const text = z.optional(z.string());
const path = z.string().check(z.minLength(1, 'expected a path in a static folder, or a URL'));

/** Content of `manifest.webmanifest`, which describes the site as an app. Other members are allowed. */
const WebManifest = z.catchall(
  z.object({
    /** Name of the app. Default: the site's title. */
    name: z.optional(z.string().check(z.minLength(1, 'expected a name'))),
    short_name: text,
    /** Icons; `src` is a path in a static folder, or a URL. */
    icons: z._default(z.array(z.catchall(z.object({ src: path, sizes: text, type: text, purpose: text }), json)), []),
    theme_color: text,
    background_color: text,
    display: z._default(z.enum(['fullscreen', 'standalone', 'minimal-ui', 'browser']), 'standalone'),
    /** The page that the app opens first. Default: the base URL. */
    start_url: text,
  }),
  json,
);

const headElement = z.catchall(
  z.object({ tagName: z.enum(['link', 'meta']) }),
  z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String)),
);

/** The options of the extension: `pwa` in the config. */
export const OfflineOptions = z.strictObject({
  /** The browser stores the site if at least one of these conditions is true. */
  offlineModeActivationStrategies: z._default(z.array(z.enum(strategies)), [
    'appInstalled',
    'standalone',
    'queryString',
  ]),
  /** Elements for the `<head>` of all pages: manifest, icons, colours. */
  pwaHead: z._default(z.array(headElement), []),
  manifest: z.optional(WebManifest),
  /** Whether the service worker logs events in the browser's console. */
  debug: z._default(z.boolean(), false),
});
export type OfflineOptions = z.infer<typeof OfflineOptions>;

declare module '../../compiler/index.ts' {
  interface ExtensionSettings {
    /** Settings for offline reading. Without them, the site has no service worker. */
    pwa?: z.input<typeof OfflineOptions> | undefined;
  }
}

/** The extension's options, and the facts about the site that its files and `<head>` elements depend on. */
export type OfflineSite = Pick<ExtensionContext<OfflineOptions>, 'options' | 'site'>;
