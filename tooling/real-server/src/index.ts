export { findFreePort } from './find-free-port.ts';
export { runProgram } from './run-program.ts';
export { startRealServer, type RealServer, type RealServerOptions } from './start-real-server.ts';
