import { connect } from '../connect.ts';
import { migrate } from '../migrate.ts';

/** Run as a process of its own by the migrations' test: migrates the database given and leaves. */
const [databaseUrl = '', folder = ''] = process.argv.slice(2);
const connection = await connect({ databaseUrl, dataDir: '', poolSize: 1 });
const { appliedCount } = await migrate(connection, folder);
process.stdout.write(`${appliedCount}\n`);
await connection.close();
