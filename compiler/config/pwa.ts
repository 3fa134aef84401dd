import * as z from 'zod';
import { Json } from '../../corpus/schema/json.ts';

/**
 * Conditions under which a browser stores the site for offline reading. Names are the same as in Docusaurus'
 * plugin.
 */
const offlineStrategies = ['appInstalled', 'standalone', 'queryString', 'mobile', 'saveData', 'always'] as const;

/** Content of `manifest.webmanifest`, which describes the site as an app. Other members are allowed. */
export const WebManifest = z
  .object({
    /** Name of the app. Default: the site's title. */
    name: z.string().min(1).optional(),
    short_name: z.string().optional(),
    /** Icons; `src` is a path in a static folder, or a URL. */
    icons: z
      .array(
        z
          .object({
            src: z.string().min(1),
            sizes: z.string().optional(),
            type: z.string().optional(),
            purpose: z.string().optional(),
          })
          .catchall(Json),
      )
      .default([]),
    theme_color: z.string().optional(),
    background_color: z.string().optional(),
    display: z.enum(['fullscreen', 'standalone', 'minimal-ui', 'browser']).default('standalone'),
    /** The page that the app opens first. Default: the base URL. */
    start_url: z.string().optional(),
  })
  .catchall(Json);
export type WebManifest = z.infer<typeof WebManifest>;

const headElement = z
  .object({ tagName: z.enum(['link', 'meta']) })
  .catchall(z.union([z.string(), z.number(), z.boolean()]).transform(String));

/** Settings for offline reading. */
export const PwaOptions = z.strictObject({
  /** The conditions for storing the site. One of them is sufficient. */
  offlineModeActivationStrategies: z
    .array(z.enum(offlineStrategies))
    .default(['appInstalled', 'standalone', 'queryString']),
  /** Elements for the `<head>` of all pages: manifest, icons, colours. */
  pwaHead: z.array(headElement).default([]),
  manifest: WebManifest.optional(),
  /** Whether the service worker logs events in the browser's console. */
  debug: z.boolean().default(false),
});
export type PwaOptions = z.infer<typeof PwaOptions>;
