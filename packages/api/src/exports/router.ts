import { router } from '../trpc.ts';
import { getDataset, listDatasets } from './list-datasets.ts';
import { prepare } from './prepare.ts';
import { preview } from './preview.ts';

/** Files of many people's data. @decision D65 */
export const exportsRouter = router({ listDatasets, getDataset, preview, prepare });
