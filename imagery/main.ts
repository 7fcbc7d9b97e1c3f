// npm run imagery: draws every picture of the site from data. Its results are committed, so nothing else runs it.
// Renders need Blender and a denoiser, videos need ffmpeg (README.md).
import { runCommand } from '../tools/run-command';
import { makeAnnouncement } from './announcement/make-announcement';
import { makeIcons } from './brand/make-icons';
import { checkImagery } from './check-imagery';
import { makeVideos } from './videos/make-videos';
import { makeContactSheet } from './contact-sheet/make-contact-sheet';
import { isNamed, parseImageryOptions, type ImageryOptions } from './imagery-options';
import { makeDrawings } from './make-drawings';
import { makePictures } from './pictures/make-pictures';
import { renderShots } from './render/render-shots';
import { makePageShares } from './share/make-page-shares';
import { makeSharePicture } from './share/make-share-picture';
import { makeTours } from './tours/make-tours';

await runCommand(async (args) => {
  if (args[0] === 'check') checkImagery();
  else await draw(parseImageryOptions(args));
});

async function draw(options: ImageryOptions): Promise<void> {
  if (options.isDraft) return renderShots(options);
  if (options.isCutsOnly) await makePictures(options.renders, options.only);
  else await makeAll(options);
  await makeContactSheet();
}

async function makeAll(options: ImageryOptions): Promise<void> {
  await makeDrawings();
  if (isNamed('icons', options.only)) await makeIcons();
  if (isNamed('announcement', options.only)) await makeAnnouncement();
  if (options.isRendering) await renderShots(options);
  await makePictures(options.renders, options.only);
  if (isNamed('share home-hero', options.only)) await makeSharePicture(options.renders);
  if (isNamed('share', options.only)) await makePageShares();
  await makeTours(options.renders, options.only);
  await makeVideos(options.only);
}
