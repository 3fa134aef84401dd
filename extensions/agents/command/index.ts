// The command `lectern mcp`. It is a bundle of its own, so that sites load the protocol only for this command.
export { answer } from '../function/index.ts';
export { functionFile, functionHosts } from './function-file.ts';
export { serveHttp } from './serve-http.ts';
export { serveStdio } from './serve-stdio.ts';
