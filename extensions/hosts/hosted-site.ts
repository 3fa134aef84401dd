import type { FilesContext } from '../../compiler/index.ts';

/** The data of a site from which config files for hosts are generated. */
export type HostedSite = Pick<FilesContext<HostOptions>, 'site' | 'options' | 'addresses' | 'headers'>;

export type HostName =
  | 'netlify'
  | 'cloudflare'
  | 'vercel'
  | 'nginx'
  | 'apache'
  | 'caddy'
  | 'cloudfront'
  | 'github-pages';

/** The options of the extension. */
export interface HostOptions {
  /** The hosts for which files are written. */
  hosts: readonly HostName[];
  /** Whether addresses that end in `.html` redirect to addresses without `.html`. */
  cleanUrls: boolean;
}
