// Loads a site with the site's own Docusaurus, as `docusaurus build` does before it bundles. Docusaurus then writes its
// routes and the data of its plugins to `.docusaurus`. The first argument is the folder of the site.
const path = require('node:path');
const { existsSync } = require('node:fs');

const [site] = process.argv.slice(2);
process.env.NODE_ENV = 'production';
process.env.BABEL_ENV = 'production';
const core = path.dirname(require.resolve('@docusaurus/core/package.json', { paths: [site] }));
const modern = path.join(core, 'lib/server/site.js');
const options = { siteDir: site, outDir: path.join(site, 'build'), localizePathSegment: false };

async function load() {
  if (existsSync(modern)) return require(modern).loadSite(options);
  const server = require(path.join(core, 'lib/server/index.js'));
  if (server.load.length > 1) return server.load(site, {});
  return server.load(options);
}

load().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
