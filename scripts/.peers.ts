import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { installedSize } from '/work/main/scripts/package/installed-size.ts';
import { runCommand } from '/work/main/scripts/package/run-command.ts';
for (const [name, ...pk] of [['lectern','/tmp/lint/lectern-0.1.0.tgz'],['vitepress','vitepress'],['starlight','astro','@astrojs/starlight'],['docusaurus','@docusaurus/core','@docusaurus/preset-classic','react','react-dom']]) {
  const d = mkdtempSync('/tmp/peer-');
  const t = performance.now();
  try { runCommand(['npm','install','--ignore-scripts','--no-audit','--no-fund','--cache',d+'/c',...pk],{cwd:d,env:process.env});
  const s=(performance.now()-t)/1000; const {packages,bytes}=installedSize(d+'/node_modules');
  console.log(name, packages, (bytes/1e6).toFixed(1)+' MB', s.toFixed(1)+' s'); } catch(e) { console.log(name, String(e).slice(0,500)); }
  rmSync(d,{recursive:true,force:true});
}
