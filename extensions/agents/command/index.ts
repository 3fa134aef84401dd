// The command `lectern mcp`. It is a separate bundle, so that only this command loads the protocol.
export { answer } from '../function/index.ts';
export { functionFile, functionHosts } from './function-file.ts';
export { serveHttp } from './serve-http.ts';
export { serveStdio } from './serve-stdio.ts';
