import styled from 'styled-components';
import { lightSurface, StateBlock } from '@site/design';

/** The white block that says on the dark stage what went wrong. */
export const FailureBlock = styled(StateBlock)`
  ${lightSurface}
  max-width: 34rem;
`;
