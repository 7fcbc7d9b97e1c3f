/**
 * The process: reads the environment, starts the service, reports its address to the terminal and to a supervisor, and
 * ends cleanly on SIGTERM.
 */
import { fail, reportReady, stopOnSignal } from '@site/service-kit/process';
import { readConfig } from './config';
import { limitImageLibrary } from './services/pictures/encode-picture';
import { startService } from './start-service';

const service = 'press-service';

try {
  const config = readConfig();
  limitImageLibrary();
  const running = await startService(config);
  stopOnSignal(service, () => running.stop());
  const { port, administrator } = running;
  const { email, generatedPassword } = administrator;
  // A supervisor shows the password itself; otherwise the terminal would show it twice.
  if (generatedPassword && !process.send)
    console.log(
      `${service} created the administrator ${email} with the password ${generatedPassword} (shown once)`,
    );
  reportReady(service, { port, host: config.host }, { admin: administrator });
} catch (error) {
  fail(service, error);
}
