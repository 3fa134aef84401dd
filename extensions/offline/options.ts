import * as z from 'zod/mini';
import type { ExtensionContext, Json } from '../../compiler/index.ts';

/** Conditions for storing a site. Names are the same as in Docusaurus' plugin. */
const strategies = ['appInstalled', 'standalone', 'queryString', 'mobile', 'saveData', 'always'] as const;
export type Strategy = (typeof strategies)[number];

/** Options are JSON. Lectern has checked that before it uses this schema. */
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
  /** The conditions for storing the site. One of them is sufficient. */
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

/** The data of a site on which the files and elements of this extension depend. */
export type OfflineSite = Pick<ExtensionContext<OfflineOptions>, 'options' | 'site'>;
