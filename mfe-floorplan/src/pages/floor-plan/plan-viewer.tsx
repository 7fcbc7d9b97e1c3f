import styled from 'styled-components';
import { Picture, media, type ImageAsset } from '@site/design';
import { ZoomSheet } from '@site/design/zoom-sheet';

interface PlanViewerProps {
  readonly image: ImageAsset;
  /** Name of the drawing. */
  readonly label: string;
}

/** The plan, whole first; on a phone from one edge of the screen to the other. */
export function PlanViewer({ image, label }: PlanViewerProps) {
  return (
    <Bleed label={label} ratio={image.width / image.height} file={image.src}>
      <Picture image={image} eager />
    </Bleed>
  );
}

const Bleed = styled(ZoomSheet)`
  ${media.mobile} {
    & > :first-child {
      margin-inline: calc(-1 * var(--gutter));
    }
  }
`;
