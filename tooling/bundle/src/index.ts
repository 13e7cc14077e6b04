export { leanTrpcHelpers } from './lean-trpc-helpers.ts';
export { shippedPackages } from './shipped-packages.ts';
