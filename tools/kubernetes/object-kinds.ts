/** The kinds that the chart has, besides HTTPRoute, which an API server has only when the Gateway API is installed. */
export const objectKinds = [
  'apps/v1 Deployment',
  'autoscaling/v2 HorizontalPodAutoscaler',
  'batch/v1 CronJob',
  'batch/v1 Job',
  'networking.k8s.io/v1 Ingress',
  'networking.k8s.io/v1 NetworkPolicy',
  'policy/v1 PodDisruptionBudget',
  'v1 PersistentVolumeClaim',
  'v1 Service',
  'v1 ServiceAccount',
] as const;
