import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { disk } from '../../../compiler/fs/disk.ts';
import { loadConfig } from '../../../compiler/project/settings/load-config.ts';
import { tempFolder } from '../../../compiler/test/temp.ts';

const site = (future = '') =>
  `module.exports = { title: 'Site', url: 'https://example.org', baseUrl: '/', presets: [['classic', {}]], ${future} };`;

const reported = async (babel: string, config = site()) => {
  const folder = tempFolder();
  folder.write({ 'docusaurus.config.js': config, 'babel.config.js': babel });
  try {
    const options = { stateDir: path.join(folder.dir, '.lectern'), files: disk };
    const { notices } = await loadConfig(folder.dir, 'docusaurus.config.js', options);
    return notices!.map(({ key, message }) => `${key} ${message}`);
  } finally {
    folder.remove();
  }
};

const left = "left out: Babel does not compile the site's code here";

test('Babel plugins of a site are reported as left out', async () => {
  const babel = `module.exports = (api) => {
    api.cache.forever();
    return {
      presets: [[require.resolve('@docusaurus/core/lib/babel/preset'), {}], ['./babel/own-preset', { of: 1 }]],
      plugins: ['react-native-worklets/plugin', function macros() { return {}; }, () => ({}), false, ['@babel/plugin-transform-runtime', {}]],
    };
  };`;
  assert.equal(await reported(babel), [
    `babel.config.js: presets[1] (./babel/own-preset) ${left}`,
    `babel.config.js: plugins[0] (react-native-worklets/plugin) ${left}`,
    `babel.config.js: plugins[1] (macros) ${left}`,
    `babel.config.js: plugins[2] ${left}`,
  ]);
});

test('a Babel config that requests only built-in transforms is not reported', async () => {
  const babel = `module.exports = {
    presets: [require.resolve('@docusaurus/core/lib/babel/preset'), require('@docusaurus/babel/preset'), '@babel/preset-env', ['@babel/react', { runtime: 'automatic' }], '@babel/preset-typescript'],
    plugins: ['@babel/plugin-syntax-jsx'],
  };`;
  assert.equal(await reported(babel), []);
});

test("another JSX runtime than React's, and settings for some of the files, are reported", async () => {
  const babel = `module.exports = { presets: [['@babel/preset-react', { importSource: '@emotion/react' }]], overrides: [{}], env: {} };`;
  assert.equal(await reported(babel), [
    `babel.config.js: presets[0] (@babel/preset-react) ${left}`,
    `babel.config.js: overrides ${left}`,
    `babel.config.js: env ${left}`,
  ]);
});

test('a Babel config that fails to run is reported with the reason', async () => {
  assert.equal(await reported("throw new Error('no luck');"), [
    'babel.config.js left out: the code throws an error: no luck',
  ]);
});

test('a Babel config that Docusaurus does not read is not reported', async () => {
  const babel = "module.exports = { plugins: ['own'] };";
  assert.equal(await reported(babel, site('future: { faster: { swcJsLoader: true } }')), []);
  assert.equal(await reported(babel, site('future: { experimental_faster: true }')), []);
});

test.run();
